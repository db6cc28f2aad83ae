import { z } from 'zod'
import { boundedText } from '../kernel/scalars.ts'

/** Bounds of typed text. Passwords are checked by their own rules and codes. */
export const FREE_TEXT_LENGTH = 1000
export const personName = boundedText(50, 1)
export const emailAddress = z
  .string()
  .trim()
  .max(254)
  // A local part, an at sign, a domain of at least two parts; the rest is for the mail server to decide.
  .regex(/^[^\s@<>"]+@([^\s@<>".]+\.)+[^\s@<>".]{2,}$/)
export const typedPassword = z.string().min(1).max(1000)

/** Token of the human check. An empty one is refused when a check is required. */
export const humanActionToken = z.string().max(8000)

/** A token from a mail: single use, bound to its purpose. */
export const mailToken = z.string().min(1).max(200)

/** Device token answered by an earlier sign-in. */
export const deviceToken = z.string().max(200)
