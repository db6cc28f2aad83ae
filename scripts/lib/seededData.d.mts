/** Puts the migrated and seeded embedded database into a data directory that has none. */
export function seedDataDirectory(dataDirectory: string): Promise<void>
