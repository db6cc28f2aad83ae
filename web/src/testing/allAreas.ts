import { AREAS, type Area } from '../messages/areas.ts'

export const allAreas = Object.keys(AREAS.fr) as Area[]
