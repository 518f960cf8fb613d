import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'MOCK_');
  const mock = process.env['MOCK_URL'] ?? env['MOCK_URL'] ?? 'http://127.0.0.1:4010';
  const proxy = { '/new/api': mock, '/provider': mock, '/mock': mock };
  return {
    plugins: [react()],
    resolve: { tsconfigPaths: true },
    server: { port: 4000, strictPort: true, host: '127.0.0.1', proxy },
    preview: { port: 4000, strictPort: true, host: '127.0.0.1', proxy },
    build: {
      outDir: process.env['PORTAL_OUT_DIR'] ?? 'dist',
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 1_200,
      manifest: true,
    },
  };
});
