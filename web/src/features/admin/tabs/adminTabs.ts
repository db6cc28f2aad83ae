import {
  ChartNoAxesColumn,
  FlaskConical,
  type LucideIcon,
  Mail,
  MessageSquare,
  ScrollText,
  Users,
  Wrench,
} from 'lucide-react'

/** `tests` is shown only if the server offers test calls. */
export const ADMIN_TABS = ['users', 'invitations', 'comments', 'usage', 'maintenance', 'audit', 'tests'] as const
export type AdminTab = (typeof ADMIN_TABS)[number]

export const ADMIN_ICONS: Readonly<Record<AdminTab, LucideIcon>> = {
  users: Users,
  invitations: Mail,
  comments: MessageSquare,
  usage: ChartNoAxesColumn,
  maintenance: Wrench,
  audit: ScrollText,
  tests: FlaskConical,
}

/** Returns the first tab for an unknown name. */
export function adminTabOf(name: string | null, { hasTests }: { hasTests: boolean }): AdminTab {
  const named = ADMIN_TABS.find((tab) => tab === name)
  return named === undefined || (named === 'tests' && !hasTests) ? 'users' : named
}
