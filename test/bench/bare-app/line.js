/* A line that does nothing but ask the other process and show its keys. */
const line = document.querySelector('#line');
const box = document.querySelector('.box');
const show = () => (box.textContent = line.value);
line.addEventListener('input', show);
line.addEventListener('keydown', async (event) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const written = line.value;
  await window.bare.store(written);
  line.value = line.value.startsWith(written) ? line.value.slice(written.length) : line.value;
  show();
});
