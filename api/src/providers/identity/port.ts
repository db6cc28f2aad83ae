export type VerifiedIdentity = {
  subject: string
  /** In the provider's spelling. */
  email: string
  /** If false, the address proves nothing. */
  emailVerified: boolean
  /**
   * True if the provider also runs the mailbox, so the address is the user's today. A verified
   * address elsewhere may have changed hands since.
   */
  ownsMailbox: boolean
  /** Empty if unknown. */
  firstName: string
  lastName: string
  /** Always https. */
  pictureUrl: string | null
}

export type IdentityExpectation = {
  /** Nonce given to this browser when the sign-in began. */
  nonce: string
  now: Date
}

export interface IdentityProvider {
  /** Null if the token is forged, for another audience, expired or malformed. */
  verifyIdentityToken(token: string, expectation: IdentityExpectation): Promise<VerifiedIdentity | null>
}

export class IdentityProviderDown extends Error {
  override readonly name = 'IdentityProviderDown'
}
