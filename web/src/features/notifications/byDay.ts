/** Groups notices by local day, in their order: today, yesterday, else YYYY-MM-DD. */
export function byDay<Notice extends { readonly createdAt: string }>(
  notices: readonly Notice[],
  now: Date,
): ReadonlyMap<string, readonly Notice[]> {
  const days = new Map<string, Notice[]>()
  for (const notice of notices) {
    const day = dayOf(new Date(notice.createdAt), now)
    days.set(day, [...(days.get(day) ?? []), notice])
  }
  return days
}

function dayOf(instant: Date, now: Date): string {
  const day = dateOf(instant)
  if (day === dateOf(now)) return 'today'
  const before = new Date(now)
  before.setDate(now.getDate() - 1)
  return day === dateOf(before) ? 'yesterday' : day
}

function dateOf(instant: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`
}
