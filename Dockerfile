# The image for SMTP, gateway and worker: the compose file says which of them a container runs. Another target,
# `all-in-one`, runs all of them and Redis in one container.
ARG NODE_IMAGE=node:20-bookworm-slim

# Copies the manifests first, so that Docker installs the dependencies again only when a manifest changes.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY libs/contract/package.json libs/contract/
COPY libs/network/package.json libs/network/
COPY libs/push/package.json libs/push/
COPY libs/config/package.json libs/config/
COPY libs/doctor/package.json libs/doctor/
COPY libs/content/package.json libs/content/
COPY libs/mime/package.json libs/mime/
COPY libs/storage/package.json libs/storage/
COPY libs/tracing/package.json libs/tracing/
COPY libs/intake/package.json libs/intake/
COPY libs/client/package.json libs/client/
COPY libs/model-context/package.json libs/model-context/
COPY libs/testing/package.json libs/testing/
COPY apps/smtp/package.json apps/smtp/
COPY apps/gateway/package.json apps/gateway/
COPY apps/worker/package.json apps/worker/
COPY apps/mcp/package.json apps/mcp/
COPY apps/start/package.json apps/start/
COPY apps/lab/package.json apps/lab/
COPY apps/e2e/package.json apps/e2e/
COPY frontend/package.json frontend/

# The dependencies of the running processes: no compilers, and no libraries of the page, which are in its bundle.
FROM manifests AS dependencies
RUN npm ci --omit=dev --workspace apps/smtp --workspace apps/gateway --workspace apps/worker \
  --no-audit --no-fund --loglevel=error

FROM manifests AS build
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
RUN npm ci --no-audit --no-fund --loglevel=error
COPY . .
# Removes the sources, and the packages' own node_modules: the image takes those of the stage `dependencies`.
RUN node apps/start/bootstrap.mjs build \
  && find libs apps -mindepth 2 -maxdepth 2 \( -name node_modules -o -name src -o -name test -o -name tsconfig.json \) \
    -exec rm -rf {} +

FROM ${NODE_IMAGE} AS runtime
ENV NODE_ENV=production HOST=:: TZ=UTC
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=build /app/libs libs
COPY --from=build /app/apps/smtp apps/smtp
COPY --from=build /app/apps/gateway apps/gateway
COPY --from=build /app/apps/worker apps/worker
COPY --from=build /app/frontend/dist frontend/dist
COPY content content
COPY ops/health /usr/local/bin/efemera-health
ARG BUILD_SHA=
ARG BUILD_TIME=
ENV BUILD_SHA=${BUILD_SHA} BUILD_TIME=${BUILD_TIME}
LABEL org.opencontainers.image.title="Efêmera" \
  org.opencontainers.image.description="Free temporary e-mail" \
  org.opencontainers.image.licenses=MIT \
  org.opencontainers.image.revision=${BUILD_SHA} \
  org.opencontainers.image.created=${BUILD_TIME}
# A new volume that is mounted on one of these folders takes over its owner, the user efemera.
RUN groupadd --gid 10001 efemera && useradd --uid 10001 --gid 10001 --no-create-home efemera \
  && install -d -o efemera -g efemera /certificates /data
EXPOSE 2525 3000

# Everything in one container, with a Redis of its own, for trying and for test suites:
# docker build --target all-in-one -t efemera-all-in-one .
FROM runtime AS all-in-one
RUN apt-get update && apt-get install -y --no-install-recommends redis-server && rm -rf /var/lib/apt/lists/*
COPY --from=build /app/apps/start apps/start
# These processes wait most of the time: a young generation of 1 MB instead of 16 in each, and fewer arenas of malloc,
# save a fifth of the memory.
ENV DATA_DIR=/data NODE_OPTIONS=--max-semi-space-size=1 MALLOC_ARENA_MAX=2
VOLUME /data
USER efemera
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s CMD ["efemera-health", "http", "3000", "/health/ready"]
CMD ["node", "apps/start/dist/main.js"]

FROM runtime AS service
USER efemera
CMD ["node", "apps/gateway/dist/main.js"]
