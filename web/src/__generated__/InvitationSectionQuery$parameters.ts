/**
 * @generated SignedSource<<05ed95b4e24718fe6e74d756e3122d6f>>
 * @relayHash d8f9655f031a73788b6198a25224533a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 039a424bb2e0172b00c33a574c953c8c724722ac73cd2dc01845990205b71d2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationSectionQuery } from './InvitationSectionQuery.graphql';

const node: PreloadableConcreteRequest<InvitationSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "039a424bb2e0172b00c33a574c953c8c724722ac73cd2dc01845990205b71d2d",
    "metadata": {},
    "name": "InvitationSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
