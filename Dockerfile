# Pass GO as one image: the pages and the rules are built in the first stage, the second holds only what runs.
FROM python:3.12-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends build-essential make && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
# The same steps as tools/docker_steps.sh, which runs them where there is no Docker.
RUN bash tools/docker_steps.sh build /opt/passgo

FROM python:3.12-slim-bookworm
RUN useradd --system --uid 10001 --home /data passgo && mkdir /data && chown passgo /data
COPY --from=build /opt/passgo /opt/passgo
USER passgo
VOLUME /data
WORKDIR /data
EXPOSE 8086
ENV PATH=/opt/passgo/bin:$PATH PYTHONUNBUFFERED=1
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=40s CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8086/readyz', timeout=4)"]
ENTRYPOINT ["passgo", "serve", "--host", "0.0.0.0", "--port", "8086", "--data", "/data"]
