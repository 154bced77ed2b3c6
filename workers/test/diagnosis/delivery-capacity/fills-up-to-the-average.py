# Fills each truck up to the average of the rest and takes the heaviest truck, a greedy split that isn't always the best.
class Solution:
    def minCapacity(self, parcels: List[int], days: int) -> int:
        left = sum(parcels)
        worst = 0
        i = 0
        for day in range(days, 0, -1):
            share = left / day
            load = 0
            while i < len(parcels) and (load < share or day == 1):
                load += parcels[i]
                i += 1
            worst = max(worst, load)
            left -= load
        return worst
