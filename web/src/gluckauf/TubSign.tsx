/** A heaped tub in the size of a letter. */
export function TubSign() {
  return (
    <svg class="tub-letter" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M1 6h14l-1.8 6.200H2.800ZM3.5 4.8 5 2.500l3 .3 1.5-1.300L12 3l1 1.800Z" />
      <circle cx="5" cy="13.8" r="1.8" />
      <circle cx="11" cy="13.8" r="1.8" />
    </svg>
  );
}
