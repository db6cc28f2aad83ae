export const ROLES = ['demonstration', 'admin'] as const

export type Role = (typeof ROLES)[number]

/** Roles by name, as in a token, which may name unknown ones. */
export type RoleMap = Readonly<Record<string, { readonly active: boolean }>>

/** Whether a role is there and active. */
export function hasRole(roles: RoleMap, role: Role): boolean {
  return Object.hasOwn(roles, role) && roles[role]?.active === true
}
