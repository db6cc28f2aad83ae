// A server that answers one operation from memory: `floor`, `mercurius`, `yoga` or `apollo`, with the schema of the
// product and the answer the product gave. The parent sends it what it knows and is told the port.
import { createServer } from 'node:http'
import { buildSchema } from 'graphql'

const [kind] = process.argv.slice(2)

process.once('message', async ({ schema, answer }) => {
  const started = { floor, mercurius, yoga, apollo }[kind]
  process.send?.({ port: await started(schema, rootOf(answer)) })
})

/** Fields that the operation asks for under other names. */
function rootOf({ viewer, site, plans }) {
  return { viewer, plans, site: { ...site, exchangeRate: site.usdInCad } }
}

/** The answer put together and written anew for each request. */
async function floor(_schema, { viewer, site }) {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    JSON.parse(body)
    const { watchList, ...person } = viewer
    const entries = watchList.entries.map(({ stock, thresholds, ...entry }) => ({
      ...entry,
      thresholds: { ...thresholds },
      stock: { ...stock },
    }))
    const data = { viewer: { ...person, watchList: { ...watchList, entries } }, site }
    const written = JSON.stringify({ data })
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(written),
    })
    response.end(written)
  })
  return listening(server)
}

async function mercurius(schema, root) {
  const [{ default: fastify }, { default: plugin }] = await Promise.all([import('fastify'), import('mercurius')])
  const app = fastify()
  await app.register(plugin, { schema: buildSchema(schema), jit: 1, root, allowBatchedQueries: false })
  app.graphql.schema.getQueryType().getFields().viewer.resolve = () => root.viewer
  app.graphql.schema.getQueryType().getFields().site.resolve = () => root.site
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app.server.address().port
}

async function yoga(schema, root) {
  const { createYoga } = await import('graphql-yoga')
  const server = createServer(createYoga({ schema: withRoot(schema, root), logging: false, landingPage: false }))
  return listening(server)
}

async function apollo(schema, root) {
  const [{ ApolloServer }, { startStandaloneServer }] = await Promise.all([
    import('@apollo/server'),
    import('@apollo/server/standalone'),
  ])
  // It answers on every path.
  const server = new ApolloServer({ schema: withRoot(schema, root), csrfPrevention: false })
  const { url } = await startStandaloneServer(server, { listen: { port: 0, host: '127.0.0.1' } })
  return Number(new URL(url).port)
}

function withRoot(text, root) {
  const schema = buildSchema(text)
  const fields = schema.getQueryType().getFields()
  fields.viewer.resolve = () => root.viewer
  fields.site.resolve = () => root.site
  return schema
}

async function listening(server) {
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  return server.address().port
}
