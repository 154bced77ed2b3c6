# wrong: ignores the places and fills each truck up to the limit (Wrong Answer)
class Solution:
    def minCapacity(self, parcels: List[int], days: int, places: int) -> int:
        def days_needed(limit):
            needed, load, count = 1, 0, 0
            for parcel in parcels:
                if load + parcel > limit:
                    needed += 1
                    load = count = 0
                load += parcel
                count += 1
            return needed

        low, high = max(parcels), sum(parcels)
        while low < high:
            limit = (low + high) // 2
            if days_needed(limit) <= days:
                high = limit
            else:
                low = limit + 1
        return low
