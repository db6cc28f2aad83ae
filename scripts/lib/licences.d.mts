/** Returns one text with the name, licence and licence file of each third-party package in production. */
export function thirdPartyLicences(): string
