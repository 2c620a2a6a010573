/* The baseline: an empty window with one text field and the same sandbox. */
const { app, BrowserWindow } = require('electron');
const { join } = require('node:path');

app.setPath('userData', process.env.PULKA_USER_DATA);
void app.whenReady().then(() => {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    show: false,
    webPreferences: { sandbox: true, contextIsolation: true },
  });
  window.once('ready-to-show', () => window.show());
  void window.loadFile(join(__dirname, 'index.html'));
});
app.on('window-all-closed', () => app.quit());
