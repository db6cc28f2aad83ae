/**
 * @generated SignedSource<<651d2c9acc7ec7e63bc1c59777804557>>
 * @relayHash 519e33b9b0944f323d3fe8e458d35888
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2889979619a64bc7a73f37cf3c7d97ac917145bb4883449c7d20c0de8821e45

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2889979619a64bc7a73f37cf3c7d97ac917145bb4883449c7d20c0de8821e45",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
