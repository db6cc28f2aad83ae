export type Profile = {
  readonly beta: number
  readonly groupWeight: number
  readonly sigma: number
  /** Yearly growth of the trend. */
  readonly drift: number
  readonly jumps: boolean
}

// A sigma above 0.022 would allow a price to rise a hundredfold in five years.
export const PROFILES = {
  broadFund: { beta: 1, groupWeight: 0, sigma: 0.0005, drift: 0.06, jumps: false },
  balancedFund: { beta: 0.6, groupWeight: 0, sigma: 0.0005, drift: 0.045, jumps: false },
  sectorFund: { beta: 1, groupWeight: 1, sigma: 0.001, drift: 0.05, jumps: false },
  bondFund: { beta: 0.05, groupWeight: 0, sigma: 0.002, drift: 0.005, jumps: false },
  cashFund: { beta: 0, groupWeight: 0, sigma: 0.00005, drift: 0, jumps: false },
  steady: { beta: 0.8, groupWeight: 1, sigma: 0.007, drift: 0.05, jumps: true },
  large: { beta: 1, groupWeight: 1, sigma: 0.01, drift: 0.07, jumps: true },
  growth: { beta: 1.2, groupWeight: 1, sigma: 0.014, drift: 0.1, jumps: true },
  resource: { beta: 1.1, groupWeight: 1.3, sigma: 0.018, drift: 0.07, jumps: true },
  speculative: { beta: 1.2, groupWeight: 1, sigma: 0.022, drift: 0.05, jumps: true },
} as const satisfies Record<string, Profile>

export type VolatilityClass = keyof typeof PROFILES

// A sector fund moves with the sector named by its sub-industry.
const SECTOR_HELD: Readonly<Record<string, string>> = { banks: 'financials', gold: 'materials' }

export function groupOf(sector: string, subIndustry: string): string {
  return sector === 'funds' ? (SECTOR_HELD[subIndustry] ?? subIndustry) : sector
}
