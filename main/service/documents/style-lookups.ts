/**
 * The styles of pdfmake without its detours. It asks twenty properties of every piece of text, and for each puts the piece
 * on a stack, makes functions, and takes it down again; our documents name no styles, so a property is that of the piece,
 * of what it lies in, or the default.
 */

export type Styled = Readonly<Record<string, unknown>>;
export interface StyleStack {
  styleOverrides: unknown[];
  defaultStyle?: Styled;
  getProperty: (property: string) => unknown;
}
export interface StyleLookups {
  prototype: StyleStack;
  getStyleProperty: (item: Styled, stack: StyleStack | null, property: string, otherwise: unknown) => unknown;
}

/** Where a style has a name, pdfmake looks it up as before. */
export function direct(
  before: StyleLookups,
): Pick<StyleLookups, 'getStyleProperty'> & Pick<StyleStack, 'getProperty'> {
  const { getStyleProperty } = before;
  const { getProperty } = before.prototype;
  return {
    getProperty(this: StyleStack, property) {
      const { styleOverrides, defaultStyle } = this;
      for (let i = styleOverrides.length - 1; i >= 0; i--) {
        const item = styleOverrides[i] as Styled | string;
        if (typeof item === 'string') return getProperty.call(this, property);
        const value = item[property];
        if (value !== undefined && value !== null) return value;
      }
      return defaultStyle && defaultStyle[property];
    },
    getStyleProperty(item, stack, property, otherwise) {
      const own = item[property];
      if (own !== undefined && own !== null) return own;
      if (!stack) return otherwise;
      if (item['style']) return getStyleProperty(item, stack, property, otherwise);
      return stack.getProperty(property) ?? otherwise;
    },
  };
}
