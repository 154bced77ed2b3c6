# The public web server: serves the client's hashed files and proxies everything else to the BFF.
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

FROM nginx:1.28-bookworm
COPY infra/docker/nginx.conf /etc/nginx/nginx.conf
COPY infra/docker/start-web.sh /
COPY --from=client /client/assets /srv/client/assets
USER nginx
EXPOSE 8080
CMD ["sh", "/start-web.sh"]
