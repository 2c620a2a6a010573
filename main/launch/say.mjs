/** Plain messages of the launch scripts: what is done, what is missing, what to do. */
export const say = (line) => process.stdout.write(`[pulka] ${line}\n`);
export const complain = (line) => process.stderr.write(`[pulka] ${line}\n`);
