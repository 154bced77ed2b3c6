# The judge worker with its sandbox and toolchains.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY contracts/package.json contracts/
COPY content/package.json content/
COPY migrations/package.json migrations/
COPY runtime/package.json runtime/
COPY workers/package.json workers/
RUN npm install --no-audit --no-fund --omit=dev --include-workspace-root=false -w workers

FROM node:24-bookworm-slim
# The JDK's set-up stumbles over the missing folder of manual pages.
RUN mkdir -p /usr/share/man/man1 \
  && apt-get update \
  && apt-get install -y --no-install-recommends bubblewrap g++ clang mold default-jdk-headless python3 mount \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production APP_MODE=production
WORKDIR /app
COPY --from=packages /app ./
COPY contracts contracts
COPY content content
COPY migrations migrations
COPY runtime runtime
COPY workers workers
COPY infra/docker/start-judge.sh infra/docker/check-health.mjs /
# Root with a few capabilities: each program runs under a uid of its own, which only root can give.
CMD ["sh", "/start-judge.sh"]
