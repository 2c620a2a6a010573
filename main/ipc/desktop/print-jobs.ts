/** Documents on their way to the page that draws them for the printer, by a name that is used once. */
const jobs = new Map<string, Uint8Array>();

const JOB_PATH = /^\/print-job\/([0-9a-f-]{36})$/;

/** Bytes of a print job (`/print-job/ID`) for the page that draws it; gone after the first reading. */
export function takePrintJob(path: string): Uint8Array | null {
  const id = JOB_PATH.exec(path)?.[1];
  if (id === undefined) return null;
  const bytes = jobs.get(id) ?? null;
  jobs.delete(id);
  return bytes;
}

export const keepPrintJob = (id: string, bytes: Uint8Array): void => void jobs.set(id, bytes);
export const dropPrintJob = (id: string): void => void jobs.delete(id);
