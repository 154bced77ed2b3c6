/** The binary digits of a number choose the toppings. */
export function bruteForce(toppings: readonly number[]): number[][] {
  return Array.from({ length: 2 ** toppings.length }, (_, pizza) =>
    toppings.filter((_topping, i) => Math.floor(pizza / 2 ** i) % 2 === 1),
  );
}
