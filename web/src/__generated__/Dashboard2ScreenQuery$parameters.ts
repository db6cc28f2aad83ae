/**
 * @generated SignedSource<<f2362dadfcddb141c6ab1d6168147988>>
 * @relayHash a4f68a03b0376ed6702fb28625910221
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db77cec8cbf0afcffc46dc3ef095dc4b0fb9353e68f70d6b0fafca680553597e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db77cec8cbf0afcffc46dc3ef095dc4b0fb9353e68f70d6b0fafca680553597e",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
