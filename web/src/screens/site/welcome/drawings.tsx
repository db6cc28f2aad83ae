/** A price that has climbed three of four steps. */
export function ListDrawing() {
  return (
    <svg width="7rem" height="3.25rem" viewBox="0 0 112 52" shapeRendering="crispEdges" aria-hidden="true">
      <path fill="var(--p-colors-step-2)" d="M84 52V0H112V52Z" />
      <path fill="var(--p-colors-score-2-bg)" d="M0 52V42H28V28H56V14H84V52Z" />
      <path fill="var(--p-colors-fg)" d="M82 4H84V52H82Z" />
    </svg>
  )
}

const LINE = 'M0 46L14 40L28 43L42 30L56 34L70 20L84 24L98 8L112 4'

/** A value that grows over the months. */
export function PortfolioDrawing() {
  return (
    <svg width="7rem" height="3.25rem" viewBox="0 0 112 52" aria-hidden="true">
      <path fill="var(--p-colors-gain)" opacity="0.1" d={`${LINE}V52H0Z`} />
      <path fill="none" stroke="var(--p-colors-gain)" strokeWidth="1.75" strokeLinejoin="round" d={LINE} />
    </svg>
  )
}

/** Three tones: good, neutral, bad. */
export function AnalysisDrawing() {
  return (
    <svg width="7rem" height="3.25rem" viewBox="0 0 112 52" shapeRendering="crispEdges" aria-hidden="true">
      <path fill="var(--p-colors-rail)" d="M0 3H112V9H0ZM0 22H112V28H0ZM0 41H112V47H0Z" />
      <path fill="var(--p-colors-gain)" d="M0 3H78V9H0Z" />
      <path fill="var(--p-colors-zero)" d="M0 22H52V28H0Z" />
      <path fill="var(--p-colors-loss)" d="M0 41H22V47H0Z" />
    </svg>
  )
}
