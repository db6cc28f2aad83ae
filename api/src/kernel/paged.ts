// Maps in a few milliseconds.
const ITEMS_A_PIECE = 100

/** List too long to load at once. Pages are loaded one by one as the client reads them. */
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

export type Long<Item> = readonly Item[] | Paged<Item>

export type Written<Value> = Value extends readonly (infer Item)[]
  ? Written<Item>[] | Paged<Item>
  : Value extends object
    ? { [Key in keyof Value]: Written<Value[Key]> }
    : Value

/** Maps a loaded list immediately, and a paged one page by page as it is read. */
export function mapLong<Item, Mapped>(list: Long<Item>, map: (item: Item) => Mapped): Mapped[] | Paged<Mapped> {
  return list instanceof Paged ? list.map(map) : list.map(map)
}
