export const ROLES = ['demonstration', 'admin'] as const

export type Role = (typeof ROLES)[number]

export type RoleMap = Readonly<Record<string, { readonly active: boolean }>>

export function hasRole(roles: RoleMap, role: Role): boolean {
  return Object.hasOwn(roles, role) && roles[role]?.active === true
}
