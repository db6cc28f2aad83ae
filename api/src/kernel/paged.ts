// So many take a few milliseconds to map.
const ITEMS_A_PIECE = 100

/** A list that is too long to be read at once: whoever writes it out reads one page after the other, as it is taken. */
export class Paged<Item> {
  readonly #pages: () => AsyncIterable<readonly Item[]>

  constructor(pages: () => AsyncIterable<readonly Item[]>) {
    this.#pages = pages
  }

  pages(): AsyncIterable<readonly Item[]> {
    return this.#pages()
  }

  map<Mapped>(map: (item: Item) => Mapped): Paged<Mapped> {
    return new Paged(() => mapPages(this.#pages(), map))
  }
}

async function* mapPages<Item, Mapped>(
  pages: AsyncIterable<readonly Item[]>,
  map: (item: Item) => Mapped,
): AsyncGenerator<Mapped[]> {
  for await (const page of pages) {
    for (let at = 0; at < page.length; at += ITEMS_A_PIECE) yield page.slice(at, at + ITEMS_A_PIECE).map(map)
  }
}

/** A list that is there, or one that is read as it is written out. */
export type Long<Item> = readonly Item[] | Paged<Item>

/** A value of the wire where each list may be one that is read as it is written out. */
export type Written<Value> = Value extends readonly (infer Item)[]
  ? Written<Item>[] | Paged<Item>
  : Value extends object
    ? { [Key in keyof Value]: Written<Value[Key]> }
    : Value

/** Maps a list that is there at once, and a paged one page by page as it is read. */
export function mapLong<Item, Mapped>(list: Long<Item>, map: (item: Item) => Mapped): Mapped[] | Paged<Mapped> {
  return list instanceof Paged ? list.map(map) : list.map(map)
}
