/* The baseline of typing: a text field whose Enter makes one way to the main process and back. */
const { app, BrowserWindow, ipcMain } = require('electron');
const { join } = require('node:path');

app.setPath('userData', process.env.PULKA_USER_DATA);
ipcMain.handle('store', (_event, line) => line.length);
void app.whenReady().then(() => {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    show: false,
    webPreferences: { sandbox: true, contextIsolation: true, preload: join(__dirname, 'preload.cjs') },
  });
  window.once('ready-to-show', () => window.show());
  void window.loadFile(join(__dirname, 'index.html'));
});
app.on('window-all-closed', () => app.quit());
