/**
 * SQLite's write-ahead log, read without SQLite: what a killed program left beside a file is laid over the pages in
 * memory, so that a look writes to neither. The form is that of https://www.sqlite.org/fileformat2.html#the_write_ahead_log.
 */

const HEADER = 32;
const FRAME_HEADER = 24;
const MAGIC_LITTLE = 0x377f0682;
const MAGIC_BIG = 0x377f0683;
/** Bytes 18 and 19 of a file in WAL mode hold 2; a database in memory has no log, and holds 1. */
const MODE_AT = 18;

/**
 * `none`: no log, or an empty one; `whole`: read to its end; `torn`: its last commit was never finished, as when the
 * program is killed, or the power is cut, while it writes what nobody has been told is stored; `damaged`: other commits
 * stand behind unreadable frames, or its head is gone; `foreign`: of a file with pages of another size.
 */
export type LogState = 'none' | 'whole' | 'torn' | 'damaged' | 'foreign';
export interface Overlaid {
  bytes: Buffer;
  log: LogState;
  /** Commits that the log brought. */
  commits: number;
}

/** The running sum of the log over words of the byte order that its head names. */
class Sum {
  private a: number;
  private b: number;
  private readonly little: boolean;
  constructor(little: boolean, a = 0, b = 0) {
    this.little = little;
    this.a = a;
    this.b = b;
  }
  add(bytes: Buffer, from: number, to: number): void {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let { a, b } = this;
    for (let i = from; i < to; i += 8) {
      a = (a + view.getUint32(i, this.little) + b) >>> 0;
      b = (b + view.getUint32(i + 4, this.little) + a) >>> 0;
    }
    this.a = a;
    this.b = b;
  }
  /** Whether the two numbers at `at` (always big-endian) are this sum. */
  is(bytes: Buffer, at: number): boolean {
    return bytes.readUInt32BE(at) === this.a && bytes.readUInt32BE(at + 4) === this.b;
  }
}

interface Head {
  pageSize: number;
  little: boolean;
  sum: Sum;
}

function readHead(log: Buffer): Head | null {
  const magic = log.readUInt32BE(0);
  if (magic !== MAGIC_LITTLE && magic !== MAGIC_BIG) return null;
  const little = magic === MAGIC_LITTLE;
  const sum = new Sum(little);
  sum.add(log, 0, 24);
  return sum.is(log, 24) ? { pageSize: log.readUInt32BE(8), little, sum } : null;
}

/** A frame of this run carries the two random numbers of the head. */
const sameRun = (log: Buffer, at: number): boolean =>
  at + FRAME_HEADER <= log.length && log.compare(log, 16, 24, at + 8, at + 16) === 0;

/** Older runs that a log may still hold the end of: the first number grows by one with every run. */
const OLDER_RUNS = 100_000;

/** A frame of an earlier run: the log is written over from its beginning, and what is behind stays as it was. */
function ofOlderRun(log: Buffer, at: number): boolean {
  const back = (log.readUInt32BE(16) - log.readUInt32BE(at + 8)) >>> 0;
  return back > 0 && back <= OLDER_RUNS;
}

/**
 * What the room that is taken for frames to come is filled with: no frame looks so, and neither do the zeros that a
 * power cut leaves in place of one.
 */
export const ROOM_BYTE = 0xe7;

const isRoom = (log: Buffer, from: number, to: number): boolean =>
  log.compare(Buffer.alloc(to - from, ROOM_BYTE), 0, to - from, from, to) === 0;

/** Room that was being taken when the power was cut: some of it is on the disk, and zeros stand for the rest. */
const isHalfRoom = (log: Buffer): boolean =>
  log.includes(ROOM_BYTE) && log.every((byte) => byte === ROOM_BYTE || byte === 0);

/** A log without a frame: empty, or room that was taken for one. */
export const isUnused = (log: Buffer): boolean => isRoom(log, 0, log.length) || isHalfRoom(log);

/** A disk writes whole sectors; a head that stands in two of them may be half there, and says nothing. */
const SECTOR = 512;
const inOneSector = (at: number): boolean => (at % SECTOR) + FRAME_HEADER <= SECTOR;

/**
 * What stands behind the readable frames. A commit begins when the one before it is on the disk; its own frames get
 * there in any order, over room or over an older run. A power cut leaves that of one commit; more is damage.
 */
function stateBehind(log: Buffer, from: number, step: number): LogState {
  const ended =
    from + FRAME_HEADER > log.length ||
    ofOlderRun(log, from) ||
    isRoom(log, from, Math.min(from + step, log.length));
  let state: LogState = ended ? 'whole' : 'torn';
  let commits = 0;
  /** Heads that are neither of this run nor what was there before it. */
  let spoiled = 0;
  for (let at = from; at + FRAME_HEADER <= log.length; at += step) {
    const isOurs = sameRun(log, at);
    if (isOurs) state = 'torn';
    if (!inOneSector(at)) continue;
    if (isOurs && log.readUInt32BE(at + 4) > 0) commits++;
    if (!isOurs && !ofOlderRun(log, at) && !isRoom(log, at, at + FRAME_HEADER)) spoiled++;
    if (commits > 1 || (commits > 0 && spoiled > 1)) return 'damaged';
  }
  return state;
}

/** The pages of the file with every readable commit of its log over them, as a database without a log. */
export function overlay(file: Buffer, log: Buffer | null): Overlaid {
  const plain = (bytes: Buffer, state: LogState, commits: number): Overlaid => {
    bytes[MODE_AT] = 1;
    bytes[MODE_AT + 1] = 1;
    return { bytes, log: state, commits };
  };
  if (log !== null && isUnused(log)) return plain(file, 'none', 0);
  if (log === null || log.length < HEADER || log.subarray(0, HEADER).every((byte) => byte === 0))
    return plain(file, log !== null && log.length > HEADER ? 'damaged' : 'none', 0);
  const head = readHead(log);
  if (head === null) return plain(file, 'damaged', 0);
  const { pageSize, sum } = head;
  const filePage = file.readUInt16BE(16) === 1 ? 65536 : file.readUInt16BE(16);
  if (pageSize !== filePage) return plain(file, 'foreign', 0);
  const step = FRAME_HEADER + pageSize;
  let bytes = file;
  let commits = 0;
  let waiting: { page: number; at: number }[] = [];
  let at = HEADER;
  for (; at + step <= log.length && sameRun(log, at); at += step) {
    sum.add(log, at, at + 8);
    sum.add(log, at + FRAME_HEADER, at + step);
    if (!sum.is(log, at + 16)) break;
    waiting.push({ page: log.readUInt32BE(at), at: at + FRAME_HEADER });
    const pages = log.readUInt32BE(at + 4);
    if (pages === 0) continue;
    // One copy serves the whole log while the size of the file stays.
    if (bytes === file || bytes.length !== pages * pageSize) bytes = resized(bytes, pages * pageSize);
    copyPages(log, waiting, bytes, pageSize);
    waiting = [];
    commits++;
  }
  return plain(bytes, stateBehind(log, at, step), commits);
}

function resized(bytes: Buffer, length: number): Buffer {
  const next = Buffer.alloc(length);
  bytes.copy(next, 0, 0, Math.min(bytes.length, length));
  return next;
}

function copyPages(
  log: Buffer,
  frames: readonly { page: number; at: number }[],
  to: Buffer,
  pageSize: number,
): void {
  for (const { page, at } of frames) {
    const start = (page - 1) * pageSize;
    if (start + pageSize <= to.length) log.copy(to, start, at, at + pageSize);
  }
}
