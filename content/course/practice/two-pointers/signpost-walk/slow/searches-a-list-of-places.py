# slow: searches a list of all visited places (Time Limit Exceeded)
class Solution:
    def comesToAnEnd(self, next: List[int]) -> bool:
        visited, place = [], 0
        while place != -1:
            if place in visited:
                return False
            visited.append(place)
            place = next[place]
        return True
