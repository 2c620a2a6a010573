/** Columns for people: the first is set left, the others right. */
const width = (text: string): number => [...text].length;

export function table(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((row) => width(row[i] ?? ''))),
  );
  return rows
    .map((row) => {
      const cells = row.map((cell, i) => {
        const space = ' '.repeat((widths[i] ?? 0) - width(cell));
        return i === 0 ? cell + space : space + cell;
      });
      return `${cells.join('  ').trimEnd()}\n`;
    })
    .join('');
}
