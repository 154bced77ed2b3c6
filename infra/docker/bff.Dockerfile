# The BFF and the database migrations, which docker-compose.yml runs with another command.
FROM node:24-bookworm-slim AS client
WORKDIR /app
COPY package.json package-lock.json ./
COPY contracts/package.json contracts/
COPY content/package.json content/
COPY web/package.json web/
RUN npm install --no-audit --no-fund --include-workspace-root=false -w web
COPY tsconfig.base.json ./
COPY contracts contracts
COPY content content
COPY web web
RUN cd web && NODE_OPTIONS=--conditions=source ../node_modules/.bin/vite build --outDir /client

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY contracts/package.json contracts/
COPY content/package.json content/
COPY migrations/package.json migrations/
COPY payments/package.json payments/
COPY planning/package.json planning/
COPY runtime/package.json runtime/
COPY bff/package.json bff/
RUN npm install --no-audit --no-fund --omit=dev --include-workspace-root=false -w bff

FROM node:24-bookworm-slim
ENV NODE_ENV=production APP_MODE=production WEB_DIST=/app/client
WORKDIR /app
COPY --from=packages /app ./
COPY contracts contracts
COPY content content
COPY migrations migrations
COPY payments payments
COPY planning planning
COPY runtime runtime
COPY bff bff
COPY --from=client /client client
COPY infra/docker/check-health.mjs /
USER node
EXPOSE 3000
CMD ["node", "--conditions=source", "bff/src/main.ts"]
