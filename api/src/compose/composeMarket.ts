import { join } from 'node:path'
import type { Log } from '@palier/service/log'
import type { Tracing } from '@palier/service/tracing'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/kernel/database.ts'
import type { MarketConfig } from '../config/marketEnvironment.ts'
import { createEmbeddedAnalyst } from '../providers/analysis/embedded/embeddedAnalyst.ts'
import { createOpenAiAnalyst } from '../providers/analysis/openAi/openAiAnalyst.ts'
import { PROMPT_VERSION } from '../providers/analysis/openAi/prompt.ts'
import type { Analyst } from '../providers/analysis/port.ts'
import { createBankOfCanada } from '../providers/exchangeRates/bankOfCanada.ts'
import { createSourceTimeout } from '../providers/kernel/sourceBreaker.ts'
import { createEodhdClient, EODHD, isKeyRefused } from '../providers/marketData/eodhd/eodhdClient.ts'
import { createEodhdMarketData } from '../providers/marketData/eodhd/eodhdMarketData.ts'
import type { Security } from '../providers/marketData/port.ts'
import { readSecurities } from '../providers/marketData/simulated/readSecurities.ts'
import { createSimulatedMarketData } from '../providers/marketData/simulated/simulatedMarketData.ts'
import { createYahooMarketData } from '../providers/marketData/yahoo/yahooMarketData.ts'
import { createEodhdNews } from '../providers/news/eodhd/eodhdNews.ts'
import { createNoNews } from '../providers/news/none.ts'
import type { NewsSource } from '../providers/news/port.ts'
import { createSimulatedNews } from '../providers/news/simulated/simulatedNews.ts'
import { createStoredAnalyst, createTokenBudget } from '../services/market/storedAnalyst.ts'
import { createStoredMarketData, type TransactionalMarketData } from '../services/market/storedMarketData.ts'
import { createStoredNews } from '../services/market/storedNews.ts'
import type { SynchronizedSources } from '../services/market/synchronization.ts'
import { traceCalls } from '../telemetry/traceCalls.ts'

type ComposedMarket = {
  marketData: TransactionalMarketData
  newsSource: NewsSource
  analyst: Analyst
  /** Null on the simulated exchange, which stores nothing. */
  synchronizedSources: SynchronizedSources | null
}

type Ports = { config: Config; database: Database; log: Log; tracing: Tracing; dataDirectory: string }

/** `given` overrides the configured source of prices. */
export function composeMarket(ports: Ports, given?: TransactionalMarketData): ComposedMarket {
  const { config, database, dataDirectory } = ports
  const securitiesFile = join(dataDirectory, 'securities.csv')
  const analyst = analystOf(ports)
  const sources = given ? null : sourcesOf(config.marketSources, () => securitiesOf(securitiesFile), ports)
  if (sources) {
    // Prices and news have the same provider and share its timeout.
    const timed = createSourceTimeout({ source: sources.marketData.name })
    return {
      marketData: createStoredMarketData(database, sources.marketData, timed),
      newsSource: sources.news ? createStoredNews(database, sources.news, timed) : createNoNews(),
      analyst,
      synchronizedSources: sources,
    }
  }

  const marketData =
    given ?? createSimulatedMarketData({ ...config.market, tickSeconds: config.tickSeconds, securitiesFile })
  const link = `${config.publicUrl}/about`
  const newsSource = createSimulatedNews({ marketData, seed: config.market.seed, link })
  return { marketData, newsSource, analyst, synchronizedSources: null }
}

function sourcesOf(
  { source, bankOfCanada }: MarketConfig,
  securities: () => Security[],
  { tracing, log }: Pick<Ports, 'tracing' | 'log'>,
): SynchronizedSources | null {
  const rates = traceCalls('Bank of Canada', createBankOfCanada(bankOfCanada), tracing)
  switch (source.kind) {
    case 'simulated':
      return null
    case 'eodhd': {
      const client = createEodhdClient(source)
      void isKeyRefused(client).then((isRefused) => {
        if (isRefused) log.warn({ source: EODHD }, 'market data key refused: check EODHD_API_TOKEN')
      })
      const marketData = traceCalls('EODHD', createEodhdMarketData(client, securities()), tracing)
      return { marketData, news: traceCalls('EODHD', createEodhdNews(client), tracing), rates }
    }
    case 'yahoo': {
      const marketData = createYahooMarketData({ ...source, securities: securities() })
      return { marketData: traceCalls('Yahoo', marketData, tracing), news: null, rates }
    }
  }
}

// The sample's names, tickers and exchanges are real; its prices are not.
function securitiesOf(securitiesFile: string): Security[] {
  return readSecurities(securitiesFile).map(({ security }) => security)
}

function analystOf({ config, database, log, tracing }: Ports): Analyst {
  const embedded = createEmbeddedAnalyst()
  const { model } = config.marketSources
  if (!model) return embedded
  const { name, tokensADay, ...service } = model
  const openAiAnalyst = createOpenAiAnalyst({
    ...service,
    model: name,
    fallback: embedded,
    budget: createTokenBudget(database, tokensADay),
    onFailure: (reason) => log.warn({ reason }, 'language model answer unusable'),
  })
  return createStoredAnalyst({
    database,
    model: traceCalls('language model', openAiAnalyst, tracing),
    promptVersion: PROMPT_VERSION,
    fallback: embedded,
    onError: (error) => log.error({ err: error }, 'analysis failed'),
  })
}
