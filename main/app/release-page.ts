/**
 * The page where releases and their check sums are published. Null until there is one: whoever publishes the program
 * writes it here (and `homepage` in electron-builder.yml). The program never asks it for anything; a person opens it.
 */
export const RELEASE_PAGE: string | null = null;
