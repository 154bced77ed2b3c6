# slow: tries one limit after the other, beginning with the heaviest parcel, O(n * s) for the sum s (Time Limit Exceeded)
class Solution:
    def minCapacity(self, parcels: List[int], days: int) -> int:
        limit = max(parcels)
        while self.days_needed(parcels, limit) > days:
            limit += 1
        return limit

    def days_needed(self, parcels, limit):
        needed, load = 1, 0
        for parcel in parcels:
            load += parcel
            if load > limit:
                needed += 1
                load = parcel
        return needed
