/**
 * @generated SignedSource<<e30bb2733dec5c0195a07204e529598f>>
 * @relayHash 801145c675a4280b09d325841d1d0553
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5d547057f2f3305adb48c64b4a46a01e1f1c00de3920bfd53730dc01e1cf3da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5d547057f2f3305adb48c64b4a46a01e1f1c00de3920bfd53730dc01e1cf3da",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
