# slow: raises the limit, beginning with the heaviest parcel, to the next one that changes the load of a truck, O(n * l) for l limits (Time Limit Exceeded)
class Solution:
    def minCapacity(self, parcels: List[int], days: int) -> int:
        limit = max(parcels)
        while True:
            needed, load, following = 1, 0, inf
            for parcel in parcels:
                load += parcel
                if load > limit:
                    if load < following:
                        following = load
                    needed += 1
                    load = parcel
            if needed <= days:
                return limit
            limit = following
