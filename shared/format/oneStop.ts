/** «Проверка: Ложкина Т. А.»: a value that ends in a full stop ends the sentence too. */
export function withOneStop(text: string, values: Iterable<unknown>): string {
  let said = text;
  for (const value of values)
    if (typeof value === 'string' && value.endsWith('.')) said = said.replaceAll(`${value}.`, value);
  return said;
}
