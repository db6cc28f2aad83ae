import { LRUCache } from 'lru-cache'

/**
 * Keeps at most so many entries and forgets those used longest ago. An LRUCache told its `max` allocates and clears that many
 * places at once, which made a start of the bff pay for people who are not there.
 */
export function createBoundedCache<Key extends NonNullable<unknown>, Value extends NonNullable<unknown>>(
  maximum: number,
): LRUCache<Key, Value> {
  return new LRUCache({ maxSize: maximum, sizeCalculation: () => 1 })
}
