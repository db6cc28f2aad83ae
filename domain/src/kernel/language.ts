export const LANGUAGES = ['fr', 'en'] as const
export const DEFAULT_LANGUAGE = 'fr'
