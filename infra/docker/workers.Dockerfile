# Two images: `workers` for emails, payments and accounts; `judge` also has the sandbox and the toolchains.
FROM node:24-bookworm-slim AS app
WORKDIR /app
COPY package.json package-lock.json ./
COPY contracts/package.json contracts/
COPY content/package.json content/
COPY migrations/package.json migrations/
COPY payments/package.json payments/
COPY planning/package.json planning/
COPY runtime/package.json runtime/
COPY workers/package.json workers/
RUN npm install --no-audit --no-fund --omit=dev --include-workspace-root=false -w workers
COPY contracts contracts
COPY content content
COPY migrations migrations
COPY payments payments
COPY planning planning
COPY runtime runtime
COPY workers workers

FROM node:24-bookworm-slim AS workers
ENV NODE_ENV=production APP_MODE=production
WORKDIR /app
COPY --from=app /app ./
COPY infra/docker/check-health.mjs /
USER node

FROM node:24-bookworm-slim AS judge
# The JDK's installation fails without this folder.
RUN mkdir -p /usr/share/man/man1 \
  && apt-get update \
  && apt-get install -y --no-install-recommends bubblewrap g++ clang-19 mold default-jdk-headless \
    libasm-java python3 python3-sortedcontainers mount \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production APP_MODE=production
WORKDIR /app
COPY --from=app /app ./
COPY infra/docker/start-judge.sh infra/docker/check-health.mjs /
# Runs as root with a few capabilities: only root can give each program its own uid.
CMD ["sh", "/start-judge.sh"]
