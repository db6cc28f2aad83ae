import { LRUCache } from 'lru-cache'

/** LRU cache. Uses `maxSize`, since `max` would allocate every slot at once. */
export function createBoundedCache<Key extends NonNullable<unknown>, Value extends NonNullable<unknown>>(
  maximum: number,
): LRUCache<Key, Value> {
  return new LRUCache({ maxSize: maximum, sizeCalculation: () => 1 })
}
