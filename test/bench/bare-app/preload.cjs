const { contextBridge, ipcRenderer } = require('electron');
contextBridge.exposeInMainWorld('bare', { store: (line) => ipcRenderer.invoke('store', line) });
