// Draws what others show of the site into web/public: the picture of a link in both languages, and the icons that are
// no SVG. Run again when the look changes; what it makes is kept with the sources.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/pnpm.mjs'
import { root } from './lib/root.mjs'

await ensureInstalled({ withDevelopment: true })
const { chromium } = await import('@playwright/test')
const { ensureChromium } = await import('./lib/chromium.mjs')

const PUBLIC = join(root, 'web/public')
const FONT = readFileSync(
  join(root, 'web/node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2'),
).toString('base64')

const WORDS = {
  fr: {
    headline: ['Le marché,', 'marche par marche.'],
    lead: 'Vos prix d’achat et de vente, en escalier.',
    steps: ['Suivre 142,00', 'Considérer 135,00', 'Cible 129,50', 'Aubaine 122,00'],
  },
  en: {
    headline: ['Set your price.', 'Watch it climb.'],
    lead: 'Your buy and sell prices, as a staircase.',
    steps: ['Follow 142.00', 'Consider 135.00', 'Target 129.50', 'Deal 122.00'],
  },
}
const TOPS = [470, 372, 270, 151]
const FILLS = ['#B2DFDB', '#4DB6AC', '#00796B', '#97B8B1']
const TREAD = 140

function picture({ headline, lead, steps }) {
  const stair = steps.map((step, place) => {
    const [name, price] = step.split(' ')
    const [x, y] = [640 + place * TREAD, TOPS[place]]
    const edge = place === 3 ? ' stroke="#004D40" stroke-width="2"' : ''
    return `<rect x="${x}" y="${y}" width="${TREAD + 2 * (place === 3)}" height="${632 - y}" fill="${FILLS[place]}"${edge}/>
      <text x="${x + 16}" y="${y - 39}" font-size="22" fill="#565C69">${name}</text>
      <text x="${x + 16}" y="${y - 12}" font-size="24" font-weight="600">${price}</text>`
  })
  const lines = headline.map((line, place) => `<tspan x="80" dy="${place * 76}">${line}</tspan>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" fill="#14171C">
    <rect width="1200" height="630" fill="#FAFAF7"/>
    <path transform="translate(80 72) scale(1.917 1.9)" shape-rendering="crispEdges" fill="#1F4E79"
      d="M0 20V16H4V12H8V8H12V4H16V0H24V20Z"/>
    <text x="142" y="105" font-size="38" font-weight="600" letter-spacing="-1">Palier</text>
    <text y="276" font-size="70" font-weight="650" letter-spacing="-2.5">${lines}</text>
    <text x="80" y="417" font-size="27" fill="#565C69">${lead}</text>
    ${stair.join('\n')}
  </svg>`
}

/** A phone may cut the icon to a circle of four fifths of its width: what it shows is drawn that much smaller. */
function maskable(icon) {
  return icon.replace('<g ', '<g transform="translate(9.6 9.6) scale(0.7)" ')
}

/** An ICO that holds one PNG. */
function icoOf(png, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage()
  const draw = async (svg, width, height) => {
    await page.setViewportSize({ width, height })
    await page.setContent(`<style>
      @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${FONT}) }
      body { margin: 0; font-family: Inter } svg { display: block; width: ${width}px; height: ${height}px }
    </style>${svg}`)
    await page.evaluate(() => globalThis.document.fonts.ready)
    return page.screenshot({ omitBackground: true })
  }
  for (const [language, words] of Object.entries(WORDS)) {
    writeFileSync(join(PUBLIC, `open-graph-${language}.png`), await draw(picture(words), 1200, 630))
  }
  const icon = readFileSync(join(PUBLIC, 'application-icon.svg'), 'utf8')
  for (const size of [192, 512])
    writeFileSync(join(PUBLIC, `application-icon-${size}.png`), await draw(icon, size, size))
  for (const size of [192, 512])
    writeFileSync(join(PUBLIC, `maskable-icon-${size}.png`), await draw(maskable(icon), size, size))
  writeFileSync(join(PUBLIC, 'application-icon.png'), await draw(icon, 180, 180))
  const small = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')
  writeFileSync(join(PUBLIC, 'favicon.ico'), icoOf(await draw(small, 32, 32), 32))
} finally {
  await browser.close()
}
