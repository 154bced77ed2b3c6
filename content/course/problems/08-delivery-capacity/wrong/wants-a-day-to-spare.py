# wrong: accepts a limit only if it needs fewer days than there are (Wrong Answer)
class Solution:
    def minCapacity(self, parcels: List[int], days: int) -> int:
        def days_needed(limit):
            needed, load = 1, 0
            for parcel in parcels:
                load += parcel
                if load > limit:
                    needed += 1
                    load = parcel
            return needed

        low, high = max(parcels), sum(parcels)
        while low < high:
            limit = (low + high) // 2
            if days_needed(limit) < days:
                high = limit
            else:
                low = limit + 1
        return low
