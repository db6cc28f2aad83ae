import { z } from 'zod'
import { boundedText } from '../kernel/scalars.ts'

export const FREE_TEXT_LENGTH = 1000
export const personName = boundedText(50, 1)
export const emailAddress = z
  .string()
  .trim()
  .max(254)
  // Local part, at sign and a domain of at least two parts; the mail server decides the rest.
  .regex(/^[^\s@<>"]+@([^\s@<>".]+\.)+[^\s@<>".]{2,}$/)
export const typedPassword = z.string().min(1).max(1000)

/** Token of the human check. An empty one is refused if a check is required. */
export const humanActionToken = z.string().max(8000)

/** Token from a mail: single use, bound to its purpose. */
export const mailToken = z.string().min(1).max(200)

export const deviceToken = z.string().max(200)
