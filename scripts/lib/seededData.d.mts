/** Puts the migrated and seeded embedded database into a data directory that has none. */
export function seedDataDirectory(dataDirectory: string): Promise<void>
/** Makes the image where there is none of the present sources. Answers its folder. */
export function makeSeededData(): Promise<string>
