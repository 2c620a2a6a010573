import { BrowserWindow, screen } from 'electron';
import { z } from 'zod';
import { WINDOW_URL } from '../security/origin.ts';
import { jsonStore } from './json-store.ts';
import { windowSettings } from './window-settings.ts';

const boundsSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  maximized: z.boolean(),
});
type Bounds = z.infer<typeof boundsSchema>;

const MINIMUM = { width: 1024, height: 700 };
const FIRST: Bounds = { x: -1, y: -1, width: 1280, height: 800, maximized: false };

/** A remembered place counts only while some screen still shows it. */
function visible(bounds: Bounds): boolean {
  return screen.getAllDisplays().some(({ workArea }) => {
    const right = workArea.x + workArea.width;
    const bottom = workArea.y + workArea.height;
    return (
      bounds.x >= workArea.x && bounds.y >= workArea.y && bounds.x + 200 <= right && bounds.y + 100 <= bottom
    );
  });
}

/** The main window, where it was the last time. */
export function createWindow(stateFile: string): BrowserWindow {
  const store = jsonStore(stateFile, boundsSchema, FIRST);
  const bounds = store.read();
  const place = visible(bounds) ? { x: bounds.x, y: bounds.y } : {};
  const window = new BrowserWindow({
    ...windowSettings(),
    ...place,
    width: Math.max(bounds.width, MINIMUM.width),
    height: Math.max(bounds.height, MINIMUM.height),
    minWidth: MINIMUM.width,
    minHeight: MINIMUM.height,
    show: false,
    title: 'Pulka Desk',
  });
  if (bounds.maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => {
    try {
      store.write({ ...window.getNormalBounds(), maximized: window.isMaximized() });
    } catch {
      // A full disk of settings must not keep the window from closing.
    }
  });
  void window.loadURL(WINDOW_URL);
  return window;
}
