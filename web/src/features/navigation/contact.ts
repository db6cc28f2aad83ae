/** Where people write to us. */
export const CONTACT_ADDRESS = 'bonjour@palier.test'
