# Images of both services: --target api and --target bff. See "Several processes" in docs/operations.md.
FROM node:24.21.0-slim AS manifests
WORKDIR /palier
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY domain/package.json domain/
COPY contract/package.json contract/
COPY service/package.json service/
COPY api/package.json api/
COPY bff/package.json bff/
COPY web/package.json web/
COPY tests/package.json tests/
COPY tests/clients/package.json tests/clients/
COPY tests/openapiClient/package.json tests/openapiClient/
COPY bench/package.json bench/
COPY scripts/lib/pnpm.mjs scripts/lib/progress.mjs scripts/lib/root.mjs scripts/lib/

FROM manifests AS build
RUN --mount=type=cache,target=/root/.npm --mount=type=cache,target=/root/.local/share/pnpm/store node scripts/lib/pnpm.mjs
COPY relay.config.js schema.graphql tsconfig.base.json ./
COPY scripts scripts
COPY domain domain
COPY contract contract
COPY service service
COPY api api
COPY bff bff
COPY web web
RUN node scripts/build.mjs

FROM manifests AS packages
RUN --mount=type=cache,target=/root/.npm --mount=type=cache,target=/root/.local/share/pnpm/store node scripts/lib/pnpm.mjs --prod --filter @palier/api --filter @palier/bff

FROM node:24.21.0-slim AS service
WORKDIR /palier
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/var/lib/palier
# A new volume takes its owner from this folder.
RUN mkdir -p /var/lib/palier && chown 1000:1000 /var/lib/palier
COPY package.json LICENSE ./
COPY deploy/isReady.mjs deploy/
COPY --from=packages /palier/node_modules node_modules
# The user node, as a number: Kubernetes verifies runAsNonRoot by it.
USER 1000:1000

FROM service AS api
COPY --from=packages /palier/api/node_modules api/node_modules
COPY --from=build /palier/api/package.json api/
COPY --from=build /palier/api/data api/data
COPY --from=build /palier/api/src/database/migrations api/src/database/migrations
COPY --from=build /palier/api/dist api/dist
ENV API_PORT=4001
EXPOSE 4001
HEALTHCHECK --interval=15s --timeout=4s --start-period=120s --start-interval=2s CMD ["node", "deploy/isReady.mjs", "4001"]
CMD ["node", "--enable-source-maps", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=32", "api/dist/main.js"]

FROM service AS bff
COPY --from=packages /palier/bff/node_modules bff/node_modules
COPY --from=build /palier/bff/package.json bff/
COPY --from=build /palier/web/package.json web/
COPY --from=build /palier/web/dist web/dist
COPY --from=build /palier/web/src/__generated__/persisted.json web/src/__generated__/
COPY --from=build /palier/bff/dist bff/dist
ENV PORT=4000
EXPOSE 4000
HEALTHCHECK --interval=15s --timeout=4s --start-period=120s --start-interval=2s CMD ["node", "deploy/isReady.mjs", "4000"]
CMD ["node", "--enable-source-maps", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=32", "bff/dist/main.js"]
