import { useGetProfileQuery } from './profileApi.ts';

const exportPollMs = 5000;

/** Loads the profile and polls it every five seconds while a data export is being prepared. */
export function useProfile() {
  const { data, isError, refetch } = useGetProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  useGetProfileQuery(undefined, {
    skip: data?.dataExport?.state !== 'preparing',
    pollingInterval: exportPollMs,
    skipPollingIfUnfocused: true,
  });
  return { profile: data, hasFailed: isError, retry: () => void refetch() };
}
