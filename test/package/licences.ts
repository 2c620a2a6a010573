/** The scripts of `main/launch` are plain JavaScript; here they get their types. */
export interface Carried {
  name: string;
  version: string;
  licence: string;
  texts: string[];
}

const script: string = '../../main/launch/licences.mjs';
const own = (await import(script)) as { packagesCarried: (root: string) => Carried[] };
export const { packagesCarried } = own;
